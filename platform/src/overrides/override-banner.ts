import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../http/html.ts';
import { localBase } from '../sets/local-release.ts';

const stylesheet = '/dev-remote/banner.css';

/** A banner for pages with an overridden remote, with a button that ends the override. Plain HTML without script. */
export const renderBanner = (name: string): string => `<link rel="stylesheet" href="${stylesheet}">
<form class="jho-banner" lang="en" dir="ltr" method="post" action="${localBase(escapeHtml(name))}reset">
<p>This page has <b>${escapeHtml(name)}</b> from your own machine. Nobody else sees it.</p>
<button>Show the site as it is</button>
</form>
`;

const styles = `.jho-banner {
  position: sticky;
  inset-block-start: 0;
  z-index: 1000;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: center;
  padding: 0.375rem 1rem;
  color: #1d1600;
  background: #ffd24a;
  font: 0.875rem / 1.4 system-ui, sans-serif;
}
.jho-banner p { margin: 0; }
.jho-banner button {
  min-block-size: 1.75rem;
  padding-inline: 0.75rem;
  color: inherit;
  background: #fff;
  border: 1px solid currentColor;
  border-radius: 0.375rem;
  font: inherit;
  cursor: pointer;
}
@media print {
  .jho-banner { display: none; }
}
`;

export const sendBannerStyles = (_request: FastifyRequest, reply: FastifyReply) =>
  reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(styles);

export const serveBanner = (app: FastifyInstance): void => void app.get(stylesheet, sendBannerStyles);
