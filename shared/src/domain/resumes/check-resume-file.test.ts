import { expect, it } from 'vitest';
import { checkResumeFile } from './check-resume-file.ts';

const named = (name: string, content: string) => new File([content], name);

it.each([
  ['a PDF without an ending', named('cv', '%PDF-1.7 …')],
  ['Rich Text', named('cv.rtf', '{\\rtf1 Olav}')],
  [
    'a document of Word in XML',
    named(
      'cv.xml',
      '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<?mso-application progid="Word.Document"?>',
    ),
  ],
])('leaves %s to the API, whatever its name', async (_, file) => {
  expect(await checkResumeFile(file)).toBeNull();
});

it('refuses other XML before it is sent', async () => {
  expect(await checkResumeFile(named('feed.xml', '<?xml version="1.0"?><rss/>'))).toBe('wrong-format');
});
