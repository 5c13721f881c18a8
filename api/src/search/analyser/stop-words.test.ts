import { expect, it } from 'vitest';
import { parseQuery } from '../query/parse-query.ts';

it.each(['jobs', 'vagas', 'kerja', 'işler', 'việc làm', 'งาน', '仕事', 'وظائف'])(
  '“%s” alone means every job',
  (typed) => {
    expect(parseQuery(typed).isEmpty).toBe(true);
  },
);

it.each(['iş geliştirme', 'nhân viên kế toán', 'พนักงานขาย', 'job coach'])(
  '“%s” is searched by its other words',
  (typed) => {
    const { isEmpty, must } = parseQuery(typed);
    expect([isEmpty, must.length > 0]).toEqual([false, true]);
  },
);
