/**
 * The header `Content-Disposition` of a file to download (RFC 6266), its name encoded by RFC 8187. `plainName`: an ASCII
 * name for clients without RFC 8187.
 */
export function attachment(fileName: string, plainName?: string): string {
  const plain = plainName === undefined ? '' : `filename="${plainName}"; `;
  return `attachment; ${plain}filename*=UTF-8''${encodeName(fileName)}`;
}

function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
