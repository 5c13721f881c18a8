import { expect, it } from 'vitest';
import type { ReportedFact } from '../../common/health-reporter.ts';
import { reportUncaught } from './report-uncaught.ts';

const facts: ReportedFact[] = [];
reportUncaught({ report: (fact) => void facts.push(fact) });

const anError = (message: string, ...files: string[]) =>
  Object.assign(new Error(message), {
    stack: [message, ...files.map((file) => `    at x (https://jobs.example/assets/${file}:1:20)`)].join(
      '\n',
    ),
  });
const throwIt = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));

it('an uncaught error is reported once, under the remote that threw it through the shell’s library', () => {
  facts.length = 0;
  const error = anError('planted', 'shell/1-a/react-dom.js', 'mfe-chat/2-b/static/js/7.js');
  throwIt(error);
  throwIt(error);
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: anError('later', 'shell/1-a/x.js') }),
  );
  expect(facts.map(({ remote, version, text }) => [remote, version, text])).toEqual([
    ['mfe-chat', '2-b', 'uncaught Error: planted'],
    ['shell', '1-a', 'uncaught Error: later'],
  ]);
});

it('neither an extension’s, nor one without a stack, nor one after another without end', () => {
  facts.length = 0;
  throwIt(Object.assign(new Error('x'), { stack: 'x\n at y (chrome-extension://abc/inject.js:1:2)' }));
  throwIt(
    Object.assign(new Error('y'), {
      stack:
        'y\n at f (chrome-extension://abc/x.js:1:2)\n at g (https://jobs.example/assets/mfe-a/1/a.js:1:2)',
    }),
  );
  expect(facts).toEqual([]);
  throwIt('a string');
  for (let count = 0; count < 20; count += 1) throwIt(anError(`number ${count}`, 'mfe-a/1/a.js'));
  expect(facts.length).toBeLessThanOrEqual(5);
});
