import { reportReasonWords } from '#contract/rules/reports.ts';
import {
  mostReportsShown,
  type NamedMember,
  type ReportToRead,
} from '../../repositories/reports-to-read.ts';
import { reportsPath } from '../studio-session.ts';
import { Notice, renderPage } from './frame.tsx';
import { studioDates as dates } from './studio-forms.tsx';
import { StudioPlaces } from './studio-places.tsx';

/** What members report about each other, for the staff. */
export const studioReportsPage = ({
  reports,
  unread,
  word,
  isAnew,
}: {
  reports: readonly ReportToRead[];
  /** How many nobody has read, of all. */
  unread: number;
  /** The word that its forms must carry. */
  word: string;
  /** Whether what was to be marked as read was said anew meanwhile. */
  isAnew: boolean;
}): string =>
  renderPage({
    title: 'Reports',
    back: { href: '/', label: 'Back to Hem' },
    isWide: true,
    children: (
      <>
        <StudioPlaces here="reports" unread={unread} />
        {isAnew && (
          <Notice kind="error">
            This report was changed while you read it. Read it again, then mark it.
          </Notice>
        )}
        {reports.length === 0 ? (
          <p className="card lead">
            No reports. When a member reports another one, you read it here.
          </p>
        ) : (
          <ul className="reports">
            {reports.map((report) => (
              <li key={report.id} className="card report">
                <Report report={report} word={word} />
              </li>
            ))}
          </ul>
        )}
        {reports.length === mostReportsShown && (
          <p className="muted">{`The last ${mostReportsShown} are shown.`}</p>
        )}
      </>
    ),
  });

function Report({ report, word }: { report: ReportToRead; word: string }) {
  const { id, reporter, reported, reason, note, reportedAt, others, read } = report;
  return (
    <>
      <div className="report-head">
        <span className={read ? 'woven plain' : 'woven live'}>{read ? 'Read' : 'Unread'}</span>
        <span className="muted small">{dates.format(reportedAt)}</span>
      </div>
      <h2>{reportReasonWords[reason]}</h2>
      <dl className="report-people">
        <div>
          <dt className="muted small">Reported</dt>
          <Member member={reported} />
        </div>
        <div>
          <dt className="muted small">Reported by</dt>
          <Member member={reporter} />
        </div>
      </dl>
      {note ? (
        <p className="words" dir="auto">
          {note}
        </p>
      ) : (
        <p className="muted">Nothing was added.</p>
      )}
      <p className={others > 0 ? 'strong' : 'muted'}>{othersWords(others)}</p>
      {read ? (
        <p className="muted small">{`Read by ${readerName(read.by)}, ${dates.format(read.at)}`}</p>
      ) : (
        <form method="post" action={reportsPath}>
          <input type="hidden" name="word" value={word} />
          <input type="hidden" name="report" value={id} />
          <input type="hidden" name="said" value={reportedAt.getTime()} />
          <button className="button secondary small" type="submit">
            Mark as read
          </button>
        </form>
      )}
    </>
  );
}

const Member = ({ member: { screenName, email } }: { member: NamedMember }) => (
  <dd>
    <bdi className="strong">{screenName ?? 'A member without a name'}</bdi>
    <span className="muted small block">{email}</span>
  </dd>
);

const readerName = (by: NamedMember | null): string =>
  by ? (by.screenName ?? by.email) : 'somebody who is gone';

const othersWords = (others: number): string => {
  if (others === 0) return 'Nobody else reported this member.';
  return others === 1
    ? 'One other member reported the same one.'
    : `${others} other members reported the same one.`;
};
