import { expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const values = { name: 'Ana', job: 'Cook {company}', company: 'Bay Clinic' };

it('fills every placeholder once, and leaves other braces', () => {
  const text = 'Hello {name}, is “{job}” at {company} still open? {name} {other} {Name}';
  expect(fillTemplate(text, values)).toBe(
    'Hello Ana, is “Cook {company}” at Bay Clinic still open? Ana {other} {Name}',
  );
});
