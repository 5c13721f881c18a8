import { describe, expect, it } from 'vitest';
import { educations } from '../../config-lists/index.ts';
import { findEducationInText, readEducationField } from './education-text.ts';

const keyOf = (id: number | null) => educations.find((one) => one.id === id)?.key ?? null;

describe('a school below the lowest level of the list', () => {
  it.each([
    'Primary school',
    'SD/sederajat',
    'SMP',
    'Sekolah rendah',
    '小學畢業',
    '國中',
    '中卒',
    'Primaria terminada',
    'ensino fundamental completo',
    'İlkokul mezunu',
    'الشهادة الابتدائية',
  ])('opens the job to any education: %s', (text) => {
    expect(keyOf(readEducationField(text))).toBe('not-required');
  });

  it.each([
    ['maestro de educación primaria, licenciatura', 'bachelor'],
    ['Sarjana pendidikan sekolah dasar', 'bachelor'],
    ['小学教师，本科', 'bachelor'],
    ['teacher at an elementary school', null],
    ['Minimal SMA', 'secondary'],
    ['高中畢業', 'secondary'],
  ])('is not read from the workplace or a higher school in "%s"', (text, expected) => {
    expect(keyOf(findEducationInText(text))).toBe(expected);
  });
});
