import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { expect, it } from 'vitest';
import { passEmailToNextPage, useEmailOfPreviousPage } from './email-between-pages.ts';

function NextPage({ texts }: { texts: Promise<string> }) {
  const email = useEmailOfPreviousPage();
  return <p>{`${use(texts)} ${email}`}</p>;
}

it('an email is carried to the next page, also if React renders that again, and no further', async () => {
  passEmailToNextPage('maria@example.com');
  const texts = Promise.resolve('For');
  const page = (
    <Suspense>
      <NextPage texts={texts} />
    </Suspense>
  );
  const first = await act(async () => render(page));
  expect(first.container.textContent).toBe('For maria@example.com');
  first.unmount();
  const second = await act(async () => render(page));
  expect(second.container.textContent).toBe('For ');
});
