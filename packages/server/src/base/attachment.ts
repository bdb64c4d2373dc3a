/**
 * The header `Content-Disposition` of a file to be saved (RFC 6266). Its name is written as RFC 8187 has it; `plainName` is
 * for clients that read nothing else, and has ASCII only.
 */
export function attachment(fileName: string, plainName?: string): string {
  const plain = plainName === undefined ? '' : `filename="${plainName}"; `;
  return `attachment; ${plain}filename*=UTF-8''${encodeName(fileName)}`;
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
