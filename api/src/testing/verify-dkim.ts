import { createHash, createVerify, type KeyObject } from 'node:crypto';

interface Field {
  name: string;
  /** With its folding. */
  value: string;
}

/** Verifies the DKIM signature (RFC 6376, relaxed/relaxed, RSA-SHA256) of a mail as a receiving server would. */
export function verifyDkim(raw: string, key: KeyObject) {
  const end = raw.indexOf('\r\n\r\n');
  const fields = [...raw.slice(0, end + 2).matchAll(/^([!-9;-~]+):((?:.|\r\n[ \t])*)\r\n/gm)].map(
    ([, name = '', value = '']): Field => ({ name: name.toLowerCase(), value }),
  );
  const signature = fields.find(({ name }) => name === 'dkim-signature');
  if (signature === undefined) throw new Error('The mail is not signed.');
  const tags = new Map(
    signature.value.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim(), value.join('=').replace(/\s/g, '')];
    }),
  );
  const signed = (tags.get('h') ?? '').toLowerCase().split(':');
  const left = [...fields];
  const lines = signed.flatMap((name) => {
    const at = left.findLastIndex((field) => field.name === name);
    return left.splice(at === -1 ? left.length : at, 1).map((field) => `${relaxed(field)}\r\n`);
  });
  const own = relaxed({ ...signature, value: signature.value.replace(/(;\s*b=)[^;]*/, '$1') });
  const verifier = createVerify('sha256').update(lines.join('') + own);
  return {
    domain: tags.get('d'),
    selector: tags.get('s'),
    signed,
    isBodyIntact:
      createHash('sha256')
        .update(relaxedBody(raw.slice(end + 4)))
        .digest('base64') === tags.get('bh'),
    isSigned: verifier.verify(key, tags.get('b') ?? '', 'base64'),
  };
}

const relaxed = ({ name, value }: Field) =>
  `${name}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;

const relaxedBody = (body: string) =>
  body
    .replace(/[ \t]+/g, ' ')
    .replace(/ (?=\r\n)/g, '')
    .replace(/(\r\n)*$/, '\r\n');
