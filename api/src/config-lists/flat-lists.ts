import { readOptions } from './option.ts';

export const jobTypes = readOptions('job-types');

/** By years of experience, not by rank: only years are comparable between the advertisements of all countries. */
export const experienceLevels = readOptions('experience-levels');

export const educations = readOptions('educations');
export const workArrangements = readOptions('work-arrangements');
export const companySizes = readOptions('company-sizes');
/** Ids by apply mode: 1 is `normal`, 2 is `external`. */
export const applyModes = readOptions('apply-modes');
/** An id is a number of days. */
export const postingAges = readOptions('posting-ages');
/** Filters without a list of options, by which an alert is named. */
export const employerFilters = readOptions('employer-filters');
/** Lists over all countries, by which an alert is named. */
export const acrossListNames = readOptions('across-lists');
export const companyBenefits = readOptions('company-benefits');
export const companyCultures = readOptions('company-cultures');
export const financingStages = readOptions('financing-stages');
export const noticePeriods = readOptions('notice-periods');
export const genders = readOptions('genders');
export const salaryPeriods = readOptions('salary-periods');
export const industries = readOptions('industries');
/** Kinds of job seekers. */
export const userIdentities = readOptions('user-identities');
export const jobSeekingStatuses = readOptions('job-seeking-statuses');
export const chatReportReasons = readOptions('chat-report-reasons');
export const reportRecruiterReasons = readOptions('report-recruiter-reasons');
export const reportInterviewReasons = readOptions('report-interview-reasons');
/** What to improve about an advertisement before it is posted. */
export const jobAdviceList = readOptions('job-advice');
export const reportTalentReasons = readOptions('report-talent-reasons');
/** What people of a company may do on the employers' site. */
export const recruiterRolePermissions = readOptions('recruiter-role-permissions');
