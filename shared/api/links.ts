/** Every page outside the program that it may ask the system to show. It fetches none of them itself. */
export const LINKS = { releases: 'https://tarbart.example.invalid/releases' } as const;
