export interface FormFile {
  name: string;
  bytes: Buffer;
  type?: string;
  field?: string;
  /** Of the form, before the file. */
  fields?: Readonly<Record<string, string>>;
}

/** A form with one file, as a browser sends it. */
export function aForm({
  name,
  bytes,
  type = 'application/octet-stream',
  field = 'file',
  fields = {},
}: FormFile) {
  const boundary = 'form-boundary-of-a-test';
  // As browsers do: quotes and line breaks are escaped, everything else goes as UTF-8.
  const escaped = name.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const texts = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${escaped}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
