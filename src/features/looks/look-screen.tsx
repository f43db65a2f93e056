import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lookQuery } from '#api/looks.ts';
import { UnreadDetail } from '#components/detail/detail-screen.tsx';
import { GoneMessage } from '#components/gone-message.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { useNeighbors } from '#components/noun/use-neighbors.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { lookList } from './look-list.ts';
import { LookView } from './look-view.tsx';

/** One look; next and previous follow the order of the list that one came from. */
export function LookScreen() {
  const { lookId = '' } = useRouteParams();
  const { owner, paths } = useScope();
  const look = useQuery(lookQuery(useQueryClient(), owner, lookId));
  const { neighbors, list } = useNeighbors(lookNoun, owner, lookId, lookList.lists);
  const found = look.isError && look.isPlaceholderData ? undefined : look.data?.look;
  if (found) {
    return (
      <LookView
        key={lookId}
        look={found}
        isWhole={!look.isPlaceholderData}
        neighbors={neighbors}
        list={list}
      />
    );
  }
  return (
    <UnreadDetail
      query={look}
      noun="look"
      picture="board"
      home={paths.looks()}
      gone={
        <GoneMessage
          title="This look is not here"
          back={{ to: paths.looks(), label: 'Back to looks' }}
        />
      }
    />
  );
}
