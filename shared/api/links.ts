/** Every page outside the program that it may ask the system to show. It fetches none of them itself. */
export const LINKS = { releases: 'https://tarbart.example.invalid/releases' } as const;

/** Whether there is such a page: an address that ends in `.invalid` stands for one that is still to come. */
export const leadsSomewhere = (url: string): boolean => !/^https:\/\/[^/]*\.invalid(?:\/|$)/.test(url);
