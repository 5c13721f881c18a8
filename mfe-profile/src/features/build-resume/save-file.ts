/** Downloads a file (`a[download]`). */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Revoked later: the browser reads the object URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const blobOfBase64 = (text: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type });
