/** What the page shows; all of it is in the URL. */
export interface PayAddress {
  /** A job title as typed; empty before one is. */
  title: string;
  /** `seo_value` of a place; empty for the whole country. */
  location: string;
}

const longestTitle = 200;

export const readPayAddress = (params: URLSearchParams): PayAddress => ({
  // HTML cannot hold a null character, nor should a title hold other control characters.
  title: (params.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longestTitle),
  location: params.get('location') ?? '',
});

export function payPath({ title, location }: PayAddress): string {
  const params = new URLSearchParams({ ...(title && { q: title }), ...(location && { location }) });
  return params.size > 0 ? `/salaries?${params}` : '/salaries';
}
