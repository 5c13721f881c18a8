import { renderRemote } from '@jobharbor/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { maria } from '../../testing/builders.ts';

it.each(['/chat-home', '/chat-home/33'])('leads a recruiter from %s to the employer site', async (path) => {
  renderRemote(App, { texts: { chat: texts }, path, user: { ...maria, role: 'recruiter' }, answers: [] });
  const link = await screen.findByRole('link', { name: 'Go to the employer site' });
  expect(link.getAttribute('href')).toContain('/redirect?site=employer');
  expect(screen.queryByRole('searchbox')).toBeNull();
});
