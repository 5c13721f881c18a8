import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aMessage } from '../../testing/builders.ts';
import { renderChat } from '../../testing/render-chat.ts';

const suspicious = aMessage(1, { text: 'Send me the code', cautions: ['codes', 'of-a-later-version'] });

it('says below a suspicious message what is wrong and why, until the person says that it is fine', async () => {
  const { unmount } = renderChat([suspicious]);
  const caution = await screen.findByRole('note', { name: 'Be careful here' });
  expect(caution.textContent).toContain('Tell it to nobody.');
  expect(caution.querySelectorAll('p:not([class])')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'It is fine' }));
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
  unmount();
  renderChat([suspicious, aMessage(2, { cautions: ['money'] })]);
  const next = await screen.findByRole('note');
  expect(next.textContent).toContain('This asks you to pay.');
});

it('opens the report of the chat from the caution, and warns nobody of their own words', async () => {
  renderChat([suspicious, aMessage(2, { sender: 'jobseeker', cautions: ['codes'] })], {
    answers: [
      answer(getFlatList, () => ({
        list: [{ id: 4, value: 'Asks for codes', key: 'codes', seo_value: 'codes' }],
      })),
    ],
  });
  const caution = await screen.findByRole('note');
  const report = [...caution.querySelectorAll('button')].find(({ textContent }) => textContent === 'Report');
  await userEvent.click(report as HTMLButtonElement);
  await screen.findByRole('radio', { name: 'Asks for codes' });
  expect(document.querySelectorAll('[role=note]')).toHaveLength(1);
});
