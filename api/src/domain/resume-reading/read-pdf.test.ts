import { expect, it } from 'vitest';
import { aPdf, type Doc } from '../../testing/samples/a-pdf.ts';
import { cleanText } from './document-text.ts';
import { readPdf } from './read-pdf.ts';
import { restoreLigatures } from './restore-ligatures.ts';

const textsOf = async (draw: (doc: Doc) => void) =>
  (await readPdf(await aPdf(draw))).lines.map(({ text }) => text);
const put = (doc: Doc, text: string, x: number, y: number) => doc.text(text, x, y, { lineBreak: false });

const left = ['Skills', 'Excel', 'Baking bread', 'Planning shifts', 'Languages', 'English'];
const right = ['Experience', 'Head Cook', 'Hotel Quay', 'Baker', 'Nordwind', 'Education'];

it('reads the columns of a page that is turned, as they are seen', async () => {
  const draw = (doc: Doc) => {
    for (const [index, text] of left.entries()) {
      put(doc, text, 60, 100 + index * 14);
      put(doc, right[index] ?? '', 300, 100 + index * 14);
    }
  };
  const upright = await textsOf(draw);
  const turned = await textsOf((doc) => {
    // The page says that it is turned by 90 degrees, and its content is drawn so that it is upright then.
    (doc.page.dictionary.data as Record<string, unknown>).Rotate = 90;
    doc.transform(0, -1, 1, 0, 0, doc.page.height);
    draw(doc);
  });
  expect(upright).toEqual([...left, ...right]);
  expect(turned).toEqual(upright);
});

it('reads once what is printed twice for boldness, as lines or letter by letter', async () => {
  const texts = await textsOf((doc) => {
    put(doc, 'Education', 60, 100);
    put(doc, 'Education', 60.3, 100);
    let x = 60;
    for (const letter of 'Experience') {
      put(doc, letter, x, 130);
      put(doc, letter, x + 0.3, 130);
      x += doc.widthOfString(letter);
    }
    put(doc, '2019 – 2021', 300, 130);
  });
  expect(texts).toEqual(['Education', 'Experience\t2019 – 2021']);
});

it('keeps a word whole whose letters stand wide apart and are printed twice each', async () => {
  const texts = await textsOf((doc) => {
    for (const [line, word] of ['Baker', 'Cook'].entries()) {
      let x = 60;
      for (const letter of `Warehouse ${word}`) {
        for (const at of letter === ' ' ? [] : [x, x + 0.3]) put(doc, letter, at, 100 + line * 20);
        x += doc.widthOfString(letter) + (letter === 'r' ? 2 : 0);
      }
    }
  });
  expect(texts).toEqual(['Warehouse Baker', 'Warehouse Cook']);
});

it('reads time and place at the edge with the lines that they stand beside', async () => {
  const rows = [
    ['Quay Hotel', '2019 – 2021'],
    ['Pastry Cook', 'Oslo, Norway'],
    ['Baked for sixty guests.', ''],
    ['Nordwind Bakery', '2016 – 2019'],
    ['Baker', 'Ulvik, Norway'],
    ['Baked bread for the street.', ''],
    ['Tern Kitchens', '2014 – 2016'],
    ['Kitchen Assistant', 'Bergen, Norway'],
    ['Cleaned the ovens.', ''],
    ['Ege University', '2010 – 2014'],
    ['Tourism', "Bachelor's degree"],
  ] as const;
  const texts = await textsOf((doc) => {
    for (const [index, [one, other]] of rows.entries()) {
      put(doc, one, 60, 100 + index * 14);
      if (other) put(doc, other, 540 - doc.widthOfString(other), 100 + index * 14);
    }
  });
  expect(texts).toEqual(rows.map(([one, other]) => (other ? `${one}\t${other}` : one)));
});

it('reads words whose letters are set apart as words', async () => {
  const texts = await textsOf((doc) => {
    doc.text('HEAD PASTRY CHEF', 60, 100, { characterSpacing: 4, lineBreak: false });
    put(doc, 'Q A', 60, 130);
  });
  expect(texts).toEqual(['HEAD PASTRY CHEF', 'Q A']);
});

it('gives the addresses behind words', async () => {
  const { lines } = await readPdf(
    await aPdf((doc) => {
      put(doc, 'Olav', 60, 80);
      put(doc, 'LinkedIn', 60, 100);
      doc.link(60, 98, 60, 16, 'https://www.linkedin.com/in/olav');
    }),
  );
  expect(lines.map(({ text, links }) => [text, links])).toEqual([
    ['Olav', undefined],
    ['LinkedIn', ['https://www.linkedin.com/in/olav']],
  ]);
});

it('leaves out the numbers of pages beside a name, and keeps other numbers', async () => {
  const texts = await textsOf((doc) => {
    for (const [index, text] of ['Cook', 'Hotel Quay', 'Grade 1/2', 'Score 3/4'].entries())
      put(doc, text, 60, 100 + index * 14);
    put(doc, 'Olav Cook 1/2', 60, 700);
    doc.addPage();
    put(doc, 'Baker', 60, 100);
    put(doc, 'Olav Cook 2/2', 60, 700);
    put(doc, 'Page 2 of 2', 60, 720);
  });
  expect(texts).toEqual(['Cook', 'Hotel Quay', 'Grade 1/2', 'Score 3/4', 'Baker']);
});

it.each([
  ['Educa\0on', 'Education'],
  ['Cer\0ficate', 'Certificate'],
  ['Pro\0le', 'Profile'],
  ['Con\0ict of \0nance', 'Conflict of finance'],
  ['work\0ow', 'workflow'],
  ['O\0ce', 'Office'],
  ['sta\0', 'staff'],
  ['e\0cient', 'efficient'],
  ['Ac\0vi\0es', 'Activities'],
  ['marke\0ng', 'marketing'],
  ['quali\0cations', 'qualifications'],
  ['So\0ware pla\0orm', 'Software platform'],
  ['commi\0ed sta\0ng', 'committed staffing'],
  ['mul\0ple responsibili\0es', 'multiple responsibilities'],
  ['in\0uence', 'influence'],
])('puts back the letters of "%s"', (text, whole) => expect(restoreLigatures(text)).toBe(whole));

it.each([
  ['负责用⼾增长', '负责用户增长'],
  ['負責用⼾成長', '負責用戶成長'],
  ['⼾籍の確認', '戸籍の確認'],
])('reads the door of "%s" as its language writes it', (text, whole) => expect(cleanText(text)).toBe(whole));

it('reads the place and time of a side cell, which come after the points, with the name of their entry', async () => {
  const texts = await textsOf((doc) => {
    for (const [entry, name, place, time] of [
      [0, 'Quay Hotel, Cook', 'Oslo, Norway', 'May 2019 – June 2021'],
      [1, 'Tern Kitchens, Baker', 'Bergen, Norway', 'May 2016 – May 2019'],
    ] as const) {
      const top = 100 + entry * 60;
      put(doc, name, 60, top);
      put(doc, '• Baked for sixty guests each day.', 66, top + 13);
      put(doc, '• Bought the fish at the market.', 66, top + 26);
      put(doc, place, 540 - doc.widthOfString(place), top);
      put(doc, time, 540 - doc.widthOfString(time), top + 13);
    }
  });
  expect(texts).toEqual([
    ...['Quay Hotel, Cook\tOslo, Norway', 'May 2019 – June 2021'],
    ...['• Baked for sixty guests each day.', '• Bought the fish at the market.'],
    ...['Tern Kitchens, Baker\tBergen, Norway', 'May 2016 – May 2019'],
    ...['• Baked for sixty guests each day.', '• Bought the fish at the market.'],
  ]);
});

it('leaves out a footer that each page repeats with its number, and keeps a line that ends with another', async () => {
  const texts = await textsOf((doc) => {
    for (const number of [1, 2]) {
      if (number === 2) doc.addPage();
      put(doc, `Kitchens that I led: ${number + 3}`, 60, 100);
      put(doc, 'May 10, 2026', 60, 700);
      put(doc, 'Olav Berg · Résumé', 250, 700);
      put(doc, `${number}`, 500, 700);
    }
  });
  expect(texts).toEqual(['Kitchens that I led: 4', 'Kitchens that I led: 5']);
});

it('leaves out the letters of a font that draws icons, and keeps bullets of a font of their own', async () => {
  const texts = await textsOf((doc) => {
    for (const [index, [icon, text]] of [
      ['z', 'May 2019 – June 2021'],
      ['B', 'olav@example.org'],
      ['•', 'Baked for sixty guests'],
    ].entries()) {
      doc.font(icon === '•' ? 'Courier' : 'Times-Roman');
      put(doc, icon ?? '', 60, 100 + index * 20);
      doc.font('Helvetica');
      put(doc, text ?? '', 75, 100 + index * 20);
    }
    for (let index = 0; index < 5; index += 1) put(doc, 'Bought fish.', 60, 200 + index * 14);
  });
  expect(texts.slice(0, 3)).toEqual(['May 2019 – June 2021', 'olav@example.org', '• Baked for sixty guests']);
});

it('keeps the letters of words that come from another font', async () => {
  const texts = await textsOf((doc) => {
    for (const [index, [one, letter, other]] of [
      ['Pa', 's', 'try cook of the quay'],
      ['Bu', 'n', 's for sixty guests'],
    ].entries()) {
      let x = 60;
      for (const [text, font] of [
        [one, 'Helvetica'],
        [letter, 'Times-Roman'],
        [other, 'Helvetica'],
      ] as const) {
        doc.font(font);
        put(doc, text ?? '', x, 100 + index * 20);
        x += doc.widthOfString(text ?? '');
      }
    }
    for (let index = 0; index < 5; index += 1) put(doc, 'Bought fish.', 60, 200 + index * 14);
  });
  expect(texts.slice(0, 2)).toEqual(['Pastry cook of the quay', 'Buns for sixty guests']);
});

it('leaves out what each page repeats at one height, and keeps its first as a footer', async () => {
  const { lines } = await readPdf(
    await aPdf((doc) => {
      for (const number of [1, 2]) {
        if (number === 2) doc.addPage();
        for (const [at, text] of ['Cook', 'Baker', 'Excel', `Bread ${number}`].entries())
          put(doc, text, 60, 100 + at * 20 + number * 30);
        put(doc, `Página ${number} de 2 — Olav Berg`, 60, 700);
        put(doc, 'Olav Berg · olav@example.org', 60, 720);
      }
    }),
  );
  const page = ['Cook', 'Baker', 'Excel'];
  expect(lines.map(({ text }) => text)).toEqual([
    ...[...page, 'Bread 1', 'Olav Berg · olav@example.org', ...page, 'Bread 2'],
  ]);
  expect(lines.filter(({ isFooter }) => isFooter).map(({ text }) => text)).toEqual([
    'Olav Berg · olav@example.org',
  ]);
});
