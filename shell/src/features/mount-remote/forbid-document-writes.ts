/** In a loaded page these replace the whole document: the remote that calls one fails instead. */
export function forbidDocumentWrites(): void {
  for (const name of ['open', 'write', 'writeln'])
    Document.prototype[name as 'open'] = () => {
      throw new Error(`document.${name}`);
    };
}
