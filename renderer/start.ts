import { client } from '../shared/api/client.ts';
import { chooseLanguage } from '../shared/text/language.ts';
import { carrier } from './host.ts';
import { Printer } from './play/printing/printer.ts';
import { fetchMessages } from './words.ts';

// Asked for, and the printer's thread begun, while most of the page is still on its way.
export const asked = client(carrier)('app.start', {});
export const printer = new Printer();
void fetchMessages(chooseLanguage(navigator.languages));
