type Data = Record<string, unknown>;

const isoTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;
const employmentTypes = /^(?:FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/;
const isAddress = (value: unknown): boolean => typeof value === 'string' && /^https?:\/\/[^/]/.test(value);
const part = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});

/** Missing or wrong properties of a schema.org object of the kinds that the site publishes. */
export function checkData(data: Data | string): string[] {
  if (typeof data === 'string') return [`no JSON: ${data.slice(0, 60)}`];
  const type = String(data['@type']);
  const check = checks[type];
  const faults = check ? check(data) : ['no kind that the site publishes'];
  if (data['@context'] !== 'https://schema.org') faults.push('its context is not schema.org');
  return faults.filter((fault) => fault !== false).map((fault) => `${type}: ${fault}`);
}

const checks: Readonly<Record<string, (data: Data) => (string | false)[]>> = {
  JobPosting: checkJobPosting,
  Organization: ({ name, url, logo }) => [
    !name && 'no name',
    url !== undefined && !isAddress(url) && `url ${url}`,
    logo !== undefined && !isAddress(logo) && `logo ${logo}`,
  ],
  WebSite: ({ name, url, potentialAction }) => [
    !name && 'no name',
    !isAddress(url) && `url ${url}`,
    !isAddress(part(potentialAction).target) && 'its search has no address',
  ],
  BreadcrumbList: ({ itemListElement }) => {
    const items = Array.isArray(itemListElement) ? itemListElement.map(part) : [];
    return [
      items.length < 2 && `${items.length} pages`,
      items.some(({ position }, index) => position !== index + 1) && 'out of order',
      items.some(({ name, item }) => !name || !isAddress(item)) && 'a page without name or address',
    ];
  },
};

function checkJobPosting(data: Data): (string | false)[] {
  const places = [data.jobLocation]
    .flat()
    .filter(Boolean)
    .map((place) => part(part(place).address));
  const isRemote = data.jobLocationType === 'TELECOMMUTE';
  const { value } = part(data.baseSalary);
  const amount = part(value);
  return [
    !data.title && 'no title',
    !/^<(?:p|ul|ol|h3)/.test(String(data.description)) && 'its description is no HTML',
    !isoTime.test(String(data.datePosted)) && `datePosted ${data.datePosted}`,
    // A job without a closing date names none.
    data.validThrough !== undefined &&
      !isoTime.test(String(data.validThrough)) &&
      `validThrough ${data.validThrough}`,
    Date.parse(String(data.validThrough)) < Date.parse(String(data.datePosted)) &&
      'over before it was posted',
    !employmentTypes.test(String(data.employmentType)) && `employmentType ${data.employmentType}`,
    !part(data.hiringOrganization).name && 'no hiringOrganization',
    places.length === 0 && 'no jobLocation',
    places.some(({ addressCountry }) => !/^[A-Z]{2}$/.test(String(addressCountry))) &&
      'a place without country',
    isRemote &&
      !part([data.applicantLocationRequirements].flat()[0]).name &&
      'remote, and from where is not said',
    !part(data.identifier).value && 'no identifier',
    typeof data.directApply !== 'boolean' && 'no directApply',
    data.baseSalary !== undefined &&
      (!/^[A-Z]{3}$/.test(String(part(data.baseSalary).currency)) ||
        !/^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/.test(String(amount.unitText)) ||
        ![amount.value, amount.minValue, amount.maxValue].some(
          (sum) => typeof sum === 'number' && sum > 0,
        )) &&
      `baseSalary ${JSON.stringify(data.baseSalary)}`,
  ];
}
