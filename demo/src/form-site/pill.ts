import { type Html, html } from './html.ts';

type Tone = 'good' | 'waiting' | 'bad' | 'quiet';

export const pill = (text: string, tone: Tone = 'quiet'): Html =>
  html`<span class="pill ${tone}">${text}</span>`;
