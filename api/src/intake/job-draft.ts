import type {
  CountryKey,
  JobStatus,
  LanguageTag,
  SalaryPeriod,
  ScreeningQuestion,
} from '@jobharbor/shared/contracts';

export interface CompanyDraft {
  /** Names the company within its source: the same key updates the same company. */
  sourceKey: string;
  name: string;
  isVerified?: boolean;
  industryId?: number | null;
  sizeId?: number | null;
  website?: string | null;
  /** Any HTML; sanitised on the way in. */
  aboutHtml?: string;
  /** Of the text above; the job's language when absent. */
  language?: LanguageTag;
  foundedYear?: number | null;
  logoUrl?: string | null;
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
 * An advertisement in our terms, whoever it came from. `source` with `sourceId` is its identity: the same pair again
 * updates the job, and a draft equal to what is stored changes nothing.
 */
export interface JobDraft {
  source: string;
  sourceId: string;
  countryKey: CountryKey;
  language: LanguageTag;
  title: string;
  company: CompanyDraft;
  /** The account of the recruiter who answers for the job. */
  recruiterId?: number | null;
  /** Ids of config-lists' locations (cities or regions); the regions of the cities are added by themselves. */
  locationIds: readonly number[];
  /** Places as the advertisement names them that the lists do not hold. */
  otherPlaces?: readonly string[];
  categoryId?: number | null;
  /** Path in the tree of functions: main, sub, title; may end early. */
  functionIds?: readonly number[];
  jobTypeId?: number | null;
  xpLvlId?: number | null;
  degreeId?: number | null;
  workArrangementId?: number | null;
  salary?: SalaryDraft | null;
  skills?: readonly string[];
  /** Any HTML; sanitised on the way in. */
  descriptionHtml: string;
  benefits?: readonly string[];
  screeningQuestions?: readonly ScreeningQuestionDraft[];
  /** The employer's own application page (http or https); its presence makes the job one to apply for outside. */
  externalUrl?: string | null;
  isWeb3?: boolean;
  /** Open unless said otherwise. */
  status?: JobStatus;
  postedAt: Date;
  repostedAt?: Date | null;
  closedAt?: Date | null;
  validThrough?: Date | null;
}
