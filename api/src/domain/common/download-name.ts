/** The name of the downloaded file, with the extension of its format. */
export const downloadName = (filename: string, format: string): string =>
  filename.toLowerCase().endsWith(`.${format}`) ? filename : `${filename}.${format}`;

/** A `Content-Disposition` header with an ASCII fallback and the name in UTF-8 (RFC 6266). */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
