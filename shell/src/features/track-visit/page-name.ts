import type { RouteMatch } from '@jobharbor/shared/remote';

export interface PageName {
  page: string;
  sub_page?: string;
}

const maxLength = 40;

/** Name of a page in reports: the static segments of its route, never parameter values. */
export function pageName({ route }: Pick<RouteMatch, 'route'>): PageName {
  const [first, ...rest] = route.path
    .split('/')
    .filter((part) => /^[a-z][a-z0-9-]*$/.test(part))
    .map((part) => part.slice(0, maxLength));
  const sub = rest.join('-').slice(0, maxLength);
  return { page: first ?? 'home', ...(sub && { sub_page: sub }) };
}
