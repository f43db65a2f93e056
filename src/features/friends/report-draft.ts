import { type ReportReason, reportReasons } from '#contract/rules/reports.ts';
import { defineDraft, isOneOf, isText } from '#lib/draft-kind.ts';

/** What is said of a member in a report. */
export interface ReportFields {
  /** Null until it is chosen. */
  reason: ReportReason | null;
  note: string;
  isBlocked: boolean;
}

/** The drafts of reports, by whom they are about. */
export const reportDraft = defineDraft<ReportFields>({
  name: 'reportMember',
  fields: { reason: isOneOf(reportReasons), note: isText, isBlocked: isOneOf([true, false]) },
});
