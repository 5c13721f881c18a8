import { expect, it } from 'vitest';
import { uploadedFilename, uploadedResumeName } from './resume-filename.ts';

it('shortens a long name and keeps its extension', () => {
  expect(uploadedFilename(`${'é'.repeat(300)}.docx`)).toBe(`${'é'.repeat(95)}.docx`);
  expect([...uploadedFilename('履'.repeat(300))]).toHaveLength(100);
  expect(uploadedFilename('cv.pdf')).toBe('cv.pdf');
});

it('still refuses letters that no name may have', () => {
  expect(() => uploadedFilename(`../${'a'.repeat(300)}.pdf`)).toThrow();
});

it('gives a page and Rich Text a name that opens them in Word', () => {
  const page = Buffer.from('<html><body>Olav</body></html>');
  expect(uploadedResumeName('cv.html', page)).toBe('cv.html.doc');
  expect(uploadedResumeName('cv.doc', page)).toBe('cv.doc');
  expect(uploadedResumeName('cv.rtf', Buffer.from('{\\rtf1 Olav}'))).toBe('cv.rtf');
  expect(uploadedResumeName('cv.html', Buffer.from('%PDF-1.7'))).toBe('cv.html');
});
