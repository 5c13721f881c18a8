/** A job as an employer writes it, complete enough to be posted. */
export const aJobForm = (wanted: object = {}) => ({
  country_key: 'ph',
  language: 'en',
  title: 'Harbour pilot',
  description_html: `<p>Guide ships into the harbour of Cebu by day and night.</p><ul><li>Two years at sea</li></ul>`,
  location_ids: [],
  other_places: ['North pier'],
  salary: { currency: 'PHP', period: 'monthly', min: 5_000_000, max: 6_000_000 },
  skills: ['Navigation'],
  ...wanted,
});
