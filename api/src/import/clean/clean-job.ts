import type { JobDraft } from '../../intake/job-draft.ts';
import type { RawJob } from '../map/apply-mapping.ts';
import type { Mapping } from '../map/mapping.ts';
import { createCategoryReader } from './category.ts';
import { companyKey } from './company-name.ts';
import { dateOrderOf, readDate } from './dates/date-text.ts';
import { findEducationInText, readEducationField } from './education-text.ts';
import {
  experienceOfMonths,
  experienceOfTitle,
  findExperienceInText,
  readExperienceField,
} from './experience-text.ts';
import type { JobHead } from './job-head.ts';
import { languageOf } from './language-of-text.ts';
import { readSalary, type Salary, salaryOfNumbers } from './pay/salary-text.ts';
import { countriesOfRemotePlace, readApplicantCountries } from './places/applicant-countries-text.ts';
import { countryCodeOf } from './places/country-names.ts';
import { findPlaces, type Places } from './places/places.ts';
import { placesInTitle } from './places/title-places.ts';
import { findSkills, normaliseSkills } from './skills.ts';
import { cleanDescription, textOfHtml } from './text/description-html.ts';
import { maskContacts } from './text/mask-contacts.ts';
import { phraseOf } from './text/phrases.ts';
import { cleanLine } from './text/plain-text.ts';
import { webAddress } from './text/web-address.ts';
import {
  findArrangement,
  jobTypeOfTitle,
  partTimeInText,
  readArrangementField,
  readJobTypeField,
  remoteArrangement,
} from './work-terms.ts';

/** All imports are one source to the intake, so that a company is the same on every job board. */
export const importSource = 'import';

export interface CleanContext {
  mapping: Mapping;
  /** ISO 3166 alpha-2, lower case: the country that the file is about. */
  country: string;
  /** The date of the file's content, for records without a date of their own. */
  asOf: Date;
  /** When the file was written: no date in it can be later. */
  latest: Date;
}

export interface CleanJob {
  draft: JobDraft;
  /** The description's text, for the comparison of duplicates. */
  text: string;
  /** Whether the source states a day of posting that could be read. */
  isDated: boolean;
}

/** Creates the function that turns mapped records into drafts. `sourceId` comes from the caller, who knows the stored jobs. */
export function createCleaner({ mapping, country, asOf, latest }: CleanContext) {
  const readCategory = createCategoryReader(mapping.categories);
  return (raw: RawJob, { title, company }: JobHead, sourceId: string): CleanJob => {
    const rowCountry = countryCodeOf(raw.country?.[0] ?? '') ?? country;
    const order = mapping.dateOrder ?? dateOrderOf(rowCountry);
    const other = mapping.dateOrder ?? (order === 'mdy' ? 'dmy' : 'mdy');
    // The country's order is a guess: a day that would be in the future has the other one.
    const readPast = (text = '', base: Date) =>
      readDate(text, { asOf: base, latest, order }) ?? readDate(text, { asOf: base, latest, order: other });
    const rowAsOf = readPast(raw.seenAt?.[0], asOf) ?? asOf;
    const places = findPlaces(raw.places ?? placesInTitle(title, rowCountry), rowCountry);
    const html = cleanDescription((raw.description ?? []).join('\n'));
    const text = textOfHtml(html);
    const stated = readPast(raw.postedAt?.[0], rowAsOf);
    const validThrough = readDate(raw.validThrough?.[0] ?? '', { asOf: rowAsOf, order, mayBeAhead: true });
    // Without a day of posting the job was posted by its deadline at the latest, which has passed.
    const ended = stated === null && validThrough !== null && validThrough < rowAsOf ? validThrough : null;
    const postedAt = stated ?? ended ?? rowAsOf;
    const isClosed =
      ended !== null || isOver(raw.validThrough?.[0]) || isNo(raw.isOpen?.[0]) || isYes(raw.isClosed?.[0]);
    const draft: JobDraft = {
      source: importSource,
      sourceId,
      countryKey: places.countryKey,
      language: languageOf(title, text, country),
      title,
      company: {
        sourceKey: `${places.countryKey}:${companyKey(company)}`,
        name: company,
        ...website(raw.companyWebsite?.[0]),
      },
      locationIds: places.locationIds,
      otherPlaces: places.others,
      categoryId: readCategory(raw.category ?? [], title),
      ...readTerms(raw, title, text, places),
      salary: readPay(raw, rowCountry, mapping),
      skills: raw.skills ? normaliseSkills(raw.skills) : findSkills(`${title}\n${text}`),
      descriptionHtml: html,
      benefits: readBenefits(raw.benefits ?? []),
      externalUrl: webAddress(raw.url?.[0]),
      isWeb3: /\b(?:web3|blockchain|crypto(?:currency)?|defi|solidity|smart contracts?)\b/i.test(title),
      status: isClosed ? 'closed' : 'open',
      postedAt,
      // A job that is closed in the source was closed by the file's date at the latest.
      closedAt: isClosed ? (ended ?? rowAsOf) : null,
      validThrough: validThrough && validThrough > postedAt ? validThrough : null,
      applicantCountries: raw.applicantCountries
        ? readApplicantCountries(raw.applicantCountries)
        : places.isRemote
          ? countriesOfRemotePlace(raw.places ?? [])
          : [],
      visaSponsorship: readYesOrNo(raw.visaSponsorship?.[0]),
    };
    return { draft, text, isDated: stated !== null };
  };
}

type Terms = Pick<JobDraft, 'jobTypeId' | 'xpLvlId' | 'degreeId' | 'workArrangementId'>;

/** Fields take precedence over the title, and the title over the text; a value in none of them stays empty. */
function readTerms(raw: RawJob, title: string, text: string, places: Places): Terms {
  return {
    jobTypeId:
      (raw.jobType ? readJobTypeField(raw.jobType) : null) ??
      jobTypeOfTitle(title) ??
      partTimeInText(`${title}\n${text}`),
    xpLvlId:
      experienceOfMonths(raw.experienceMonths?.[0] ?? '') ??
      firstRead(raw.experience, readExperienceField) ??
      findExperienceInText(text) ??
      experienceOfTitle(title),
    degreeId: firstRead(raw.education, readEducationField) ?? findEducationInText(text),
    workArrangementId:
      firstRead(raw.arrangement, readArrangementField) ??
      (places.isRemote ? remoteArrangement : (places.arrangementId ?? findArrangement(title, text))),
  };
}

function firstRead(
  texts: readonly string[] | undefined,
  read: (text: string) => number | null,
): number | null {
  for (const text of texts ?? []) {
    const found = read(text);
    if (found !== null) return found;
  }
  return null;
}

function readPay(raw: RawJob, country: string, mapping: Mapping): Salary | null {
  const hints = { country, period: mapping.salaryPeriod, currency: raw.salaryCurrency?.[0] };
  const periodText = raw.salaryPeriod?.[0]?.toLowerCase();
  const byNumbers = salaryOfNumbers(raw.salaryMin?.[0], raw.salaryMax?.[0], { ...hints, periodText });
  return byNumbers ?? (raw.salary?.[0] ? readSalary(raw.salary[0], hints) : null);
}

const maxBenefits = 20;

function readBenefits(texts: readonly string[]): string[] {
  const lines = texts
    .flatMap((text) => cleanLine(text).split(/\s*[•;]\s*/))
    .map((line) => maskContacts(line).replace(/^\d+\.\s+/, ''));
  return [...new Set(lines.filter((line) => line.length > 1 && line.length <= 200))].slice(0, maxBenefits);
}

const isNo = (text: string | undefined): boolean => /^(?:false|0|no|closed)$/i.test(text?.trim() ?? '');
const isYes = (text: string | undefined): boolean => /^(?:true|1|yes|closed)$/i.test(text?.trim() ?? '');

const over = phraseOf('over');
/** Whether a word stands for a deadline: "Expired", 마감. */
const isOver = (text = ''): boolean => over.test(cleanLine(text));

/** Parses a boolean; null for other texts. */
const readYesOrNo = (text: string | undefined): boolean | null =>
  isNo(text) ? false : isYes(text) ? true : null;

function website(text: string | undefined): { website?: string } {
  const address = webAddress(text);
  return address ? { website: address } : {};
}
