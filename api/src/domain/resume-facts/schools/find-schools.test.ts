import { expect, it } from 'vitest';
import { linesOf } from '../../../testing/samples/resume-lines.ts';
import { toSourceLines } from '../lines/source-line.ts';
import { findSchools } from './find-schools.ts';

it.each([
  [
    'what was studied behind it',
    'The Ege Federal University Baking science| 2013',
    ['The Ege Federal University'],
  ],
  [
    'its short name',
    'EPTU (Ege Polytechnic Technical University). Baking',
    ['EPTU (Ege Polytechnic Technical University)'],
  ],
  ['its other name below', 'Ege Research University\n(Izmir Baking Institute)', ['Ege Research University']],
  ['a part of it', 'ERU EUI, School of history', ['ERU EUI']],
  [
    'the end of a name that a line breaks',
    'graduated from Izmir National\nResearch University of Higher School of\nBaking\nIzmir National Research University of Higher School of\nBaking',
    ['Izmir National Research University of Higher School of Baking'],
  ],
  ['its town', 'Ege University Izmir, 2013', ['Ege University']],
  [
    'the town that tells it from others of its subject',
    'Institute of Business Administration Izmir\t2013 – 2017',
    ['Institute of Business Administration Izmir'],
  ],
  ['a hyphen where a line breaks its capitals', 'EGE STATE UNIVER-\nSITY, 2013', ['EGE STATE UNIVERSITY']],
  [
    'two entries at one school',
    'Ege University, Faculty of Law\nSep 2019 - present\nEge University, Department of Baking',
    ['Ege University', 'Ege University'],
  ],
])('names a school by its name alone, with %s', (_, text, schools) => {
  expect(findSchools(toSourceLines(linesOf(text))).map((school) => school.text)).toEqual(schools);
});
