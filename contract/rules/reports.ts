/** What a member can be reported for, in the words that the member chooses from and the staff read. */
export const reportReasonWords = {
  unkind: 'Unkind or threatening',
  impostor: 'Pretends to be somebody',
  selling: 'Sells or advertises',
  pictures: 'Pictures that do not belong here',
  other: 'Something else',
} as const;

/** What a member can be reported for. */
export type ReportReason = keyof typeof reportReasonWords;

/** Every reason, in the order in which they are offered. */
export const reportReasons = Object.keys(reportReasonWords) as ReportReason[];

/** Most characters of what is added to a report. */
export const longestReportNote = 500;

/** Most members whom one reports within a day. */
export const mostReportsADay = 10;
