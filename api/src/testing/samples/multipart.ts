export interface FormFile {
  name: string;
  bytes: Buffer;
  type?: string;
  field?: string;
}

/** A form with one file, as a browser sends it. */
export function aForm({ name, bytes, type = 'application/octet-stream', field = 'file' }: FormFile) {
  const boundary = 'form-boundary-of-a-test';
  // As browsers do: quotes and line breaks are escaped, everything else goes as UTF-8.
  const escaped = name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${escaped}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
