import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OccupationSpace, type OccupationTitle } from '../search/related/occupation-space.ts';
import { foreignData } from '../testing/samples/foreign-data.ts';
import { readOccupations } from './read-occupations.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-taxonomy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(path: string): Promise<OccupationTitle[]> {
  const titles: OccupationTitle[] = [];
  for await (const title of readOccupations(path)) titles.push(title);
  return titles;
}

async function readText(text: string): Promise<OccupationTitle[]> {
  const path = join(folder, 'occupations.csv');
  await writeFile(path, text);
  return read(path);
}

describe('a list of occupations', () => {
  it('names each occupation in its group by every title, once', async () => {
    expect(
      await readText(
        '\ufeffconceptUri,iscoGroup,preferredLabel,altLabels,hiddenLabels\n' +
          'a,5120,cocinero/cocinera,"jefe de partida\ncocinera\n",pinche\n' +
          'b,2221,nurse,,\n',
      ),
    ).toEqual([
      { group: '5120', title: 'cocinero', concept: 'a' },
      { group: '5120', title: 'cocinera', concept: 'a' },
      { group: '5120', title: 'jefe de partida', concept: 'a' },
      { group: '5120', title: 'pinche', concept: 'a' },
      { group: '2221', title: 'nurse', concept: 'b' },
    ]);
  });

  it('of another shape is refused with what it should be', async () => {
    await expect(readText('title,salary\nnurse,1\n')).rejects.toThrow(
      'the columns iscoGroup, preferredLabel and altLabels are needed',
    );
    await expect(read(join(folder, 'absent.csv'))).rejects.toThrow('ENOENT');
  });
});

describe('the Klassifikation der Berufe', () => {
  const head =
    '\ufeffSchlüssel KldB 2010, V. 2020;Ebene;Titel;Kurztitel;Allgemeine Bemerkungen;Einschlüsse;Umfasst ferner;Ausschlüsse;\n';
  const described =
    '110;4;Offiziere;Offiziere;" Sie führen, z.&nbsp;B. im Heer.";"Aufgaben wahrnehmen   Soldaten ""ausbilden""";Unterpositionen:  01104 Offiziere;;\n';
  const named = (titles: string) =>
    `1104;5;Offiziere;Offiziere; ;;Zugeordnete Berufe (Beispiele):  ${titles};;\n`;

  it('names each position of four digits by the names of its rows, with its description once', async () => {
    const text = head + described + named('01104-100 Offizier/in  01104-101 Arzt/-ärztin (Uni) - Heer');
    expect(await readText(text)).toEqual([
      {
        ...{ group: 'KldB 011', concept: 'KldB 0110', title: 'Offizier' },
        description: 'Sie führen, z. B. im Heer.\nAufgaben wahrnehmen\nSoldaten "ausbilden"',
      },
      { group: 'KldB 011', concept: 'KldB 0110', title: 'Arzt Heer' },
    ]);
  });

  it.each([
    ['Fachlagerist/in', 'Fachlagerist'],
    ['Bürokaufmann/-frau', 'Bürokaufmann'],
    ['Beratende/r Ingenieur/in - Elektrotechnik', 'Beratender Ingenieur Elektrotechnik'],
    ['Beamt(er/in) - Bergverwaltung (höh. Dienst)', 'Beamter Bergverwaltung'],
    ['Ökotrophologe/Ökotrophologin (Uni)', 'Ökotrophologe'],
    ['Klavier-/Cembalobauermeister/in', 'Klavier-/Cembalobauermeister'],
    ['Pflegefachmann/-frau (Altenpflege)', 'Pflegefachmann'],
  ])('reads %s as %s', async (written, title) => {
    const text = head + described + named(`01104-100 ${written}`);
    expect((await readText(text)).map((one) => one.title)).toEqual([title]);
  });

  it('of another shape or encoding is refused with what it should be', async () => {
    await expect(readText('Schlüssel KldB 2010;Ebene;Titel\n110;4;Offiziere\n')).rejects.toThrow(
      'the columns Ebene, Allgemeine Bemerkungen, Einschlüsse and Umfasst ferner are needed',
    );
    const path = join(folder, 'latin.csv');
    await writeFile(path, Buffer.from(head.slice(1) + described, 'latin1'));
    await expect(read(path)).rejects.toThrow('Save it as UTF-8');
  });

  it('cut off in the middle of a row is refused', async () => {
    const text = head + described + named('01104-100 Offizier/in');
    await expect(readText(text.slice(0, text.indexOf('wahrnehmen')))).rejects.toThrow('Quote Not Closed');
  });
});

const esco = foreignData('taxonomy/esco');

describe.skipIf(!esco)('the real lists, where ../shared/data holds them', () => {
  it('teach which line of work a title speaks of, in either language', async () => {
    const space = new OccupationSpace();
    for (const language of ['en', 'es'])
      for await (const title of readOccupations(join(esco ?? '', language, 'occupations.csv')))
        space.learn(title);
    space.finish();
    const alike = (a: string, b: string) => {
      const other = new Map(space.lineOfWork(b));
      return space.lineOfWork(a).reduce((sum, [group, weight]) => sum + weight * (other.get(group) ?? 0), 0);
    };
    expect(alike('realtor', 'real estate agent')).toBeGreaterThan(0.3);
    expect(alike('enfermera', 'registered nurse')).toBeGreaterThan(0.3);
    expect(alike('realtor', 'registered nurse')).toBeLessThan(0.15);
    expect(space.lineOfWork('看護師')).toEqual([]);
    expect(space.lineOfWork('')).toEqual([]);
  }, 60_000);
});
