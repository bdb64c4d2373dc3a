/** Files dropped in this session by the id of their sheet: the service keeps no file, and reading again needs it. */
const files = new Map<number, File>();

/** Keeps the file of a sheet until the page is closed. */
export const keepFile = (sheet: number, file: File) => void files.set(sheet, file);

/** The file of a sheet, if it was dropped in this session. */
export const findFile = (sheet: number): File | undefined => files.get(sheet);
