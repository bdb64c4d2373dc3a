/** A UN number as it is printed with its letters ("UN1263", "UN 1263", "UN-1263", "ID8000"): the source of a pattern. */
export const UN_NUMBER = '(?<![A-Za-z\\d])(?:UN|ONU|ID)\\s?[-:]?\\s?\\d{4}(?![\\d.-]\\d|\\d)';

const ANYWHERE = new RegExp(UN_NUMBER);
const ALONE = new RegExp(`^:?\\s*${UN_NUMBER}$`, 'i');
const AT_START = new RegExp(`^(?:RQ,? ?)?${UN_NUMBER}\\b`);

/** Whether a text prints a UN number, whatever it says of it. */
export const printsUnNumber = (text: string): boolean => ANYWHERE.test(text);

/** Whether a text is a UN number and nothing else. */
export const isUnNumber = (text: string): boolean => ALONE.test(text);

/** Whether a text begins as a basic transport description does: "UN1993, …", "RQ, UN1993, …". */
export const beginsWithUnNumber = (text: string): boolean => AT_START.test(text);
