import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

const trades = [
  'Cook',
  'Driver',
  'Nurse',
  'Electrician',
  'Accountant',
  'Python Developer',
  'Data Analyst',
  'Sales Executive',
  'Welder',
  'Teacher',
  'Recruiter',
  'Warehouse Clerk',
];
const ranks = ['', 'Senior ', 'Junior ', 'Lead ', 'Assistant '];
const firms = [
  'Harbour',
  'Lantern',
  'Monsoon',
  'Bamboo',
  'Coral',
  'Summit',
  'Orchid',
  'Anchor',
  'Meridian',
  'Banyan',
];
const kinds = [
  'Foods',
  'Logistics',
  'Clinics',
  'Software',
  'Works',
  'Traders',
  'Schools',
  'Power',
  'Studios',
  'Partners',
];
const towns = [
  'Makati City',
  'Quezon City',
  'Cebu City',
  'Davao City',
  'Taguig City',
  'Pasig City',
  'Baguio City',
  'Iloilo City',
];
const words =
  `plan weekly work with the team keep records in order answer customers by phone and letter check deliveries repair tools
  write reports for the manager train new colleagues follow safety rules drive between sites prepare meals test software
  visit clients open accounts count stock clean rooms teach children read drawings weld pipes care for patients sell`.split(
    /\s+/,
  );
const functions = [
  'Information Technology',
  'Sales',
  'Engineering',
  'Healthcare',
  'Accounting & Auditing',
  'Education',
];

/** A seeded random generator, so that a test can create the same file twice. */
function createRandom(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const feedHeader = 'title,company,link,job_desc,job_func,location,job_type,source';

/** One generated row of a feed: every fiftieth has no company, every twentieth repeats the previous one. */
export function makeFeedRow(index: number): string {
  const isRepeat = index % 20 === 19;
  const dice = createRandom(1 + (isRepeat ? index - 1 : index));
  const pick = (list: readonly string[]) => list[dice(list.length)] ?? '';
  const title = `${pick(ranks)}${pick(trades)} ${dice(400)}`;
  const company = `${pick(firms)} ${pick(kinds)} ${dice(90)}`;
  const tasks = Array.from({ length: 6 }, () => Array.from({ length: 12 }, () => pick(words)).join(' '));
  const years = dice(9) + 1;
  const text = `<p>About the role&amp;nbsp;</p><ul>${tasks.map((task) => `<li>${task}</li>`).join('')}</ul><p>At least ${years} years of experience. Write to jobs${index}@example.com</p>`;
  const cells = [
    title,
    index % 50 === 33 ? '' : company,
    `https://example.com/jobs/${index}?ref=x`,
    text,
    pick(functions),
    isRepeat ? pick(towns.slice(1)) : pick(towns),
    'Full-time',
    'Made',
  ];
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}

/** Streams a feed of that many rows to a file, beginning with row `first`. */
export async function writeFeed(path: string, rows: number, first = 0): Promise<void> {
  const stream = createWriteStream(path);
  stream.write(`${feedHeader}\n`);
  for (let index = first; index < first + rows; index++) {
    if (!stream.write(`${makeFeedRow(index)}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

/** Rows of a feed with their header. */
export const feed = (...rows: string[]) => [feedHeader, ...rows, ''].join('\n');
