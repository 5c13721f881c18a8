import { fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countryByKey, languageBySlug } from '../contracts/markets/market.ts';
import { createI18n } from '../i18n/index.ts';
import { lazyPart } from './lazy-part.tsx';
import { RemoteContext } from './remote-context.tsx';

const report = vi.fn();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  report.mockClear();
});

/** A page with a field and a part beside it. */
function renderBeside(part: ReactNode) {
  const [language, country] = [languageBySlug('en'), countryByKey('ph')];
  if (!language || !country) throw new Error('no such locale');
  const failure = { title: 'This part didn’t load', retry: 'Try again' };
  const i18n = createI18n(
    { language, country },
    { shell: { failure, errors: { unreachable: 'Check your connection' } } },
  );
  render(
    <RemoteContext value={{ telemetry: { report } } as never}>
      <I18nextProvider i18n={i18n}>
        <Outer>
          <input aria-label="Letter" />
          <Suspense fallback="Loading">{part}</Suspense>
        </Outer>
      </I18nextProvider>
    </RemoteContext>,
  );
}

/** Boundary of the remote. */
class Outer extends Component<{ children: ReactNode }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error ? `Crashed: ${this.state.error}` : this.props.children;
  }
}

const Phrases = ({ owner }: { owner: string }) => <p>Phrases of {owner}</p>;
const chunkFails = () => Promise.reject(new Error('Loading chunk phrases failed'));

it('fails alone when its code does not load, keeps what was typed beside it, and loads when tried again', async () => {
  const load = vi
    .fn(async () => Phrases)
    .mockImplementationOnce(chunkFails)
    .mockImplementationOnce(chunkFails);
  const Part = lazyPart(load);
  renderBeside(<Part owner="Maya" />);
  const letter = screen.getByRole<HTMLInputElement>('textbox', { name: 'Letter' });
  fireEvent.change(letter, { target: { value: 'Good day' } });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('This part didn’t load');
  expect(report).toHaveBeenCalledExactlyOnceWith('part-failed', {
    text: 'Error: Loading chunk phrases failed',
  });

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  await expect.poll(() => load.mock.calls.length).toBe(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Phrases of Maya');
  expect(screen.getByRole('textbox', { name: 'Letter' })).toBe(letter);
  expect(letter.value).toBe('Good day');
});

it('loads by itself when the network is back, and not when it goes', async () => {
  const load = vi.fn(async () => Phrases).mockImplementationOnce(chunkFails);
  const Part = lazyPart(load);
  renderBeside(<Part owner="Maya" />);
  await screen.findByRole('alert');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  isOnline.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await screen.findByText('Phrases of Maya');
});

it('loads for the next who opens it, without the failure of the one before', async () => {
  const load = vi.fn(async () => Phrases).mockImplementationOnce(chunkFails);
  const Part = lazyPart(load);
  renderBeside(<Part owner="Maya" />);
  await screen.findByRole('alert');
  renderBeside(<Part owner="Aylin" />);
  await screen.findByText('Phrases of Aylin');
});

it('leaves errors of its code to the boundary of the remote', async () => {
  const Broken = () => {
    throw new Error('of the code');
  };
  const Part = lazyPart(async () => Broken);
  renderBeside(<Part />);
  await screen.findByText('Crashed: Error: of the code');
  expect(report).not.toHaveBeenCalled();
});
