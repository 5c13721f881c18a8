import { describe, expect, it, vi } from 'vitest';
import { badDocuments, hasBadInput } from '../../testing/samples/bad-input.ts';
import { documentQueue } from './document-queues.ts';
import { readDocument } from './read-document.ts';
import type { ResumeFormat } from './resume-format.ts';
import { detectResumeFormat } from './resume-format.ts';
import { runDocumentProcess } from './run-document-process.ts';

// A process for each document, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

/** A PDF with a function of a thousand steps for each point of a page, a thousand times over. */
function anEndlessPage(): Buffer {
  const stream = (head: string, text: string) =>
    `<< ${head} /Length ${text.length} >>\nstream\n${text}\nendstream`;
  const domain = '/Domain [0 600 0 800]';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Shading << /S 5 0 R >> >> >>',
    stream('', '/S sh\n'.repeat(1_000)),
    `<< /ShadingType 1 /ColorSpace /DeviceRGB ${domain} /Function 6 0 R >>`,
    stream(
      `/FunctionType 4 ${domain} /Range [0 1 0 1 0 1]`,
      `{ pop pop 0 ${'1 add sin cos '.repeat(1_000)} dup dup }`,
    ),
  ];
  const file = objects.map((text, index) => `${index + 1} 0 obj\n${text}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${file}trailer << /Size 7 /Root 1 0 R >>\n%%EOF`);
}

describe('the process that opens documents', () => {
  it('is ended when a document takes too long or answers too much, and only then', async () => {
    const task = { args: ['text', 'pdf'], bytes: Buffer.from('%PDF-1.4') };
    for (const limits of [{ seconds: 0.01 }, { heapMegabytes: 1 }]) {
      await expect(runDocumentProcess(task, limits)).rejects.toMatchObject({ code: 41281 });
    }
  });

  it('is ended when a page takes more than two seconds of processor time', async () => {
    const task = { args: ['page', '1'], bytes: anEndlessPage(), needsAddons: true };
    await expect(runDocumentProcess(task, { seconds: 3_000 })).rejects.toMatchObject({ code: 41281 });
  });

  it('has a place for a member and for another guest while one address floods it', async () => {
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const ask = (name: string, network: string, isMember: boolean) =>
      documentQueue(
        () => {
          started.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        { asker: { network, who: name, isMember, signal: null } },
      );
    const flood = Array.from({ length: 20 }, (_, index) => ask(`flood ${index}`, 'flood', false));
    const others = [ask('guest', 'home', false), ask('member', 'flood', true)];
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['flood 0', 'guest', 'member']);
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all([...flood, ...others]);
  });

  it('refuses what is no document of its format', async () => {
    const junk = Buffer.from('%PDF-1.7\nendobj nothing that anybody could read');
    for (const format of ['pdf', 'docx', 'doc'] as const) {
      await expect(readDocument(junk, format)).rejects.toMatchObject({ code: 41281 });
    }
  });

  it('refuses a new document while many wait, instead of keeping them all', async () => {
    const task = { args: ['text', 'pdf'], bytes: Buffer.from('%PDF-1.4') };
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, () => runDocumentProcess(task, { seconds: 0.01 })),
    );
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 0));
    expect(codes.filter((code) => code === 40019)).toHaveLength(8);
    expect(codes.filter((code) => code === 41281)).toHaveLength(22);
    // The places are free again.
    await expect(runDocumentProcess(task, { seconds: 0.01 })).rejects.toMatchObject({ code: 41281 });
  });

  it.skipIf(!hasBadInput)('reads hostile documents or refuses them, and is bounded with each', async () => {
    const hostile = badDocuments().filter(({ kind }) => ['pdf', 'doc', 'docx'].includes(kind));
    // Every twelfth, the largest among them: each costs a process.
    const some = hostile.toSorted((a, b) => b.bytes.length - a.bytes.length).filter((_, n) => n % 12 === 0);
    let read = 0;
    for (const { name, bytes } of some) {
      const detected = await detectResumeFormat(bytes);
      if (!('format' in detected)) continue;
      const format: ResumeFormat = detected.format;
      try {
        const { lines } = await readDocument(bytes, format);
        for (const { text } of lines) expect([name, text.isWellFormed()]).toEqual([name, true]);
        read += 1;
      } catch (error) {
        expect([name, error]).toEqual([name, expect.objectContaining({ code: 41281 })]);
      }
    }
    expect(read).toBeGreaterThan(some.length * 0.8);
  });
});
