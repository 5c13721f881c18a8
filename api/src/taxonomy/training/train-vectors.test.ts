import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TitleVectors } from '../../search/related/title-vectors.ts';
import { readVectors, vectorFile } from '../../search/related/vector-file.ts';
import { fewOccupations, shortPlan } from '../../testing/search/few-occupations.ts';
import { joinConcepts } from './join-concepts.ts';
import { type TrainVectorsOptions, trainVectors } from './train-vectors.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'jobharbor-vectors-'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const train = (options: Partial<TrainVectorsOptions> = {}) =>
  trainVectors({ dataFolder, concepts: fewOccupations, source: 'taxonomy', plan: shortPlan, ...options });

describe('a training', () => {
  it('brings names of one occupation together, in any of its languages', async () => {
    expect(await train()).toBe('trained');
    const vectors = new TitleVectors(await readVectors(vectorFile(dataFolder)));
    const alike = (one: string, other: string) => {
      const [a, b] = [vectors.vectorOf(one), vectors.vectorOf(other)];
      return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0);
    };
    expect(alike('realtor', 'estate agents')).toBeGreaterThan(0.7);
    expect(alike('enfermeras', 'Registered nurse')).toBeGreaterThan(0.7);
    expect(alike('看護師', 'nurse')).toBeGreaterThan(0.7);
    expect(alike('realtor', 'registered nurse')).toBeLessThan(0.4);
    // What is typed is compared by the occupation that it is about, too.
    const [typed, asked] = [vectors.vectorOf('realtor'), vectors.queryVectorOf('realtor')];
    const meant = vectors.vectorOf('estate agents');
    const product = (one: Float32Array | null) =>
      one?.reduce((sum, at, n) => sum + at * (meant?.[n] ?? 0), 0);
    expect(product(asked)).toBeGreaterThan(product(typed) ?? 1);
    expect(vectors.vectorOf('')).toBeNull();
    expect(vectors.queryVectorOf('')).toBeNull();
    expect(vectors.vectorOf('Физик')).toBeNull();
  });

  it('learns words that only descriptions hold, from the same sentence in another language', async () => {
    const described = [
      [
        'registered nurse',
        'Looks after patients. Works in hospitals.',
        'Pflegt Kranke. Arbeitet in Kliniken.',
      ],
      [
        'truck driver',
        'Transports loads. Works on motorways.',
        'Transportiert Lasten. Arbeitet auf Autobahnen.',
      ],
    ] as const;
    const concepts = fewOccupations.map((concept) => ({
      ...concept,
      descriptions: described.flatMap(([name, ...texts]) =>
        concept.labels.includes(name) ? texts.map((text) => [text, text, text].join(' ')) : [],
      ),
    }));
    await train({ concepts, plan: { ...shortPlan, steps: 120 } });
    const vectors = new TitleVectors(await readVectors(vectorFile(dataFolder)));
    const alike = (one: string, other: string) => {
      const [a, b] = [vectors.vectorOf(one), vectors.vectorOf(other)];
      return a?.reduce((sum, value, at) => sum + value * (b?.[at] ?? 0), 0);
    };
    expect(alike('Kliniken', 'hospitals')).toBeGreaterThan(0.7);
    expect(alike('Kliniken', 'registered nurse')).toBeGreaterThan(0.5);
    expect(alike('Kliniken', 'motorways')).toBeLessThan(0.4);
  });

  it('that was killed goes on from its last checkpoint and ends with the same table', async () => {
    await train();
    const whole = await readFile(vectorFile(dataFolder));
    await rm(join(dataFolder, 'title-vectors'), { recursive: true });

    const killed = train({
      checkpointEvery: 10,
      onStep: (step) => {
        if (step === 37) throw new Error('killed');
      },
    });
    await expect(killed).rejects.toThrow('killed');
    const steps: number[] = [];
    await train({ onStep: (step) => steps.push(step) });
    expect([steps[0], steps.at(-1)]).toEqual([31, shortPlan.steps]);
    expect(await readFile(vectorFile(dataFolder))).toEqual(whole);
  });

  it('is skipped for the same lists, and restarted for changed ones', async () => {
    await train();
    expect(await train({ onStep: () => expect.unreachable() })).toBe('current');
    expect(await train({ concepts: fewOccupations.slice(1) })).toBe('trained');
  });
});

describe('lists of occupations', () => {
  it('are joined by the names that they share', () => {
    const nurse = { concept: 'a', group: '2221', title: 'Registered nurse' };
    const list = [nurse, { ...nurse, title: 'nurse' }, { concept: 'b', group: '5120', title: 'cook' }];
    const titles = ['Nurse', '看護師'].map((title) => ({ concept: '1', group: 'x', title }));
    const others = ['料理人', '厨师'].map((title) => ({ concept: '1', group: 'y', title }));
    expect(joinConcepts([list, titles, others])).toEqual([
      { group: '2221', labels: ['Registered nurse', 'nurse', '看護師'], descriptions: [] },
      { group: '5120', labels: ['cook'], descriptions: [] },
      { group: 'y', labels: ['料理人', '厨师'], descriptions: [] },
    ]);
  });
});
