import { describe, expect, it } from 'vitest';
import { readMarkdownTexts } from './markdown-texts.ts';

const page = (text: string) => `# terms\n\nWhat counts.\n\n## Using it {#use}\n\n${text}\n`;

describe('texts in Markdown', () => {
  it('become pages of sections with paragraphs and a list', () => {
    expect(readMarkdownTexts(`${page('It’s free & open.\n\nTwo.\n\n- one\n- two')}\n# contact\n`)).toEqual({
      terms: {
        lead: 'What counts.',
        sections: {
          use: { title: 'Using it', text: ['It’s free & open.', 'Two.'], points: ['one', 'two'] },
        },
      },
      contact: { sections: {} },
    });
  });

  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['inline HTML', 'Read <b>this</b>.'],
    ['a link', 'Read [this](https://example.com).'],
    ['emphasis', 'Read *this*.'],
    ['a second list', '- one\n\ntext\n\n- two'],
    ['a section without an id', '## More'],
    ['a section with the id of another', '## More {#use}'],
  ])('are refused with %s', (_, text) => {
    expect(() => readMarkdownTexts(page(text))).toThrow('Markdown text');
  });
});
