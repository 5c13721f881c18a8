import { describe, expect, it, vi } from 'vitest';
import { badDocuments, hasBadInput } from '../../testing/bad-input.ts';
import { readDocument } from './read-document.ts';
import type { ResumeFormat } from './resume-format.ts';
import { detectResumeFormat } from './resume-format.ts';
import { runDocumentProcess } from './run-document-process.ts';

// A process for each document, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000 });

describe('the process that opens documents', () => {
  it('is ended when a document takes too long or answers too much, and only then', async () => {
    const task = { args: ['text', 'pdf'], bytes: Buffer.from('%PDF-1.4') };
    for (const limits of [{ seconds: 0.01 }, { heapMegabytes: 1 }]) {
      await expect(runDocumentProcess(task, limits)).rejects.toMatchObject({ code: 41281 });
    }
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
