import { getRouteApi } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { RecordTasks } from './record-tasks.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/taskTab/$id');

/** The tasks of a customer alone, for a link from elsewhere. */
export function TaskTabPage() {
  const { id } = route.useParams();
  const { name } = route.useLoaderData();
  const actions = route.useRouteContext({ select: ({ taskActions }) => taskActions });
  return (
    <>
      <RecordHead
        title={texts.tab.titleOf(name)}
        up={
          <WayUp to="/customer/$id" params={{ id }}>
            {name}
          </WayUp>
        }
        number={id}
        facts={[]}
      />
      <RecordTasks subject={{ custid: id }} actions={actions} />
    </>
  );
}
