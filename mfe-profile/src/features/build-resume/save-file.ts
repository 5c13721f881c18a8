/** Hands a file over to the person's downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const blobOfBase64 = (text: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(text), (character) => character.charCodeAt(0))], { type });
