import { expect, it } from 'vitest';
import { withoutSecondForm } from './second-form.ts';

it.each([
  ['Ingeniero/a de obra', 'Ingeniero de obra'],
  ['Engenheiro(a) Mecânico(a)', 'Engenheiro Mecânico'],
  ['Krankenpfleger/in', 'Krankenpfleger'],
  ['Krankenpfleger:in', 'Krankenpfleger'],
  ['Krankenpfleger*innen', 'Krankenpfleger'],
  ['Krankenpfleger/-in', 'Krankenpfleger'],
  ['Koch(in)', 'Koch'],
  ['Buchhalter (m/w/d)', 'Buchhalter'],
  ['Buchhalter w/m/d', 'Buchhalter'],
  ['Diseñador gráfico (H/M)', 'Diseñador gráfico'],
  ['Pfleger (all genders)', 'Pfleger'],
  ['Bankkaufmann/-frau', 'Bankkaufmann'],
  ['Serveur·se', 'Serveur'],
])('compares %s as %s', (name, compared) => {
  expect(withoutSecondForm(name).trim()).toBe(compared);
});

it.each(['UI/UX Designer', 'F/M radio host', 'Bar/Inn manager', 'Inbound/internal sales', 'I/O engineer'])(
  'leaves %s as it is',
  (name) => {
    expect(withoutSecondForm(name)).toBe(name);
  },
);
