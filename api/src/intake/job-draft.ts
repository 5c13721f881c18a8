import type {
  CompanyCheck,
  CountryKey,
  JobStatus,
  LanguageTag,
  SalaryPeriod,
  ScreeningQuestion,
} from '@jobharbor/shared/contracts';

export interface CompanyDraft {
  /** Identifies the company within its source: the same key updates the same company. */
  sourceKey: string;
  name: string;
  isVerified?: boolean;
  industryId?: number | null;
  sizeId?: number | null;
  website?: string | null;
  /** HTML; the intake sanitises it. */
  aboutHtml?: string;
  /** Language of the text above; the job's language when absent. */
  language?: LanguageTag;
  foundedYear?: number | null;
  /** Location of its headquarters, from the location list. */
  locationId?: number | null;
  financingStageId?: number | null;
  benefitIds?: readonly number[];
  cultureIds?: readonly number[];
  /** HTML in the language of `aboutHtml`; the intake sanitises it. */
  cultureHtml?: string;
  /** When each was verified last; null for what never was. */
  verifiedAt?: Readonly<Record<CompanyCheck, Date | null>>;
}

export interface SalaryDraft {
  currency: string;
  period: SalaryPeriod;
  /** ISO 4217 minor units for one period; both null when no amount is named. */
  min: number | null;
  max: number | null;
}

export interface ScreeningQuestionDraft extends Omit<ScreeningQuestion, 'id'> {}

/**
 * An advertisement as every source hands it to the intake. `source` and `sourceId` identify it: the same pair updates
 * the job, and an equal draft changes nothing.
 */
export interface JobDraft {
  source: string;
  sourceId: string;
  countryKey: CountryKey;
  language: LanguageTag;
  title: string;
  company: CompanyDraft;
  /** The stored company that the job belongs to. `company` changes nothing then. */
  companyId?: number;
  /** Account id of the job's recruiter. */
  recruiterId?: number | null;
  /** Ids of the location list (cities or regions); the regions of cities are added automatically. */
  locationIds: readonly number[];
  /** Places as written, for those that are not in the location list. */
  otherPlaces?: readonly string[];
  categoryId?: number | null;
  /** Path in the tree of job functions: main, sub, title; may be shorter. */
  functionIds?: readonly number[];
  jobTypeId?: number | null;
  xpLvlId?: number | null;
  degreeId?: number | null;
  workArrangementId?: number | null;
  salary?: SalaryDraft | null;
  skills?: readonly string[];
  /** HTML; the intake sanitises it. */
  descriptionHtml: string;
  benefits?: readonly string[];
  screeningQuestions?: readonly ScreeningQuestionDraft[];
  /** The employer's own application page (http or https). When set, people apply there. */
  externalUrl?: string | null;
  isWeb3?: boolean;
  /** Open when absent. */
  status?: JobStatus;
  postedAt: Date;
  repostedAt?: Date | null;
  closedAt?: Date | null;
  validThrough?: Date | null;
  /** ISO 3166 alpha-2, lower case: applicants must be allowed to work in one of them; empty for anybody. */
  applicantCountries?: readonly string[];
  /** Excluded countries: applicants who may work in no other country are refused. */
  excludedCountries?: readonly string[];
  /** Whether the employer arranges a work visa. Where not, and no countries are named, applicants must be allowed to work in the job's. */
  visaSponsorship?: boolean | null;
  /** IANA time zone of the office hours, where it is not that of the job's country. */
  timeZone?: string | null;
}
