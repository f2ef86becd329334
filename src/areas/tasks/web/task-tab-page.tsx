import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { CustomerTasks } from './customer-tasks.tsx';

const route = getRouteApi('/signed-in/taskTab/$id');

/** The tasks of a customer alone, for a link from elsewhere. */
export function TaskTabPage() {
  const { id } = route.useParams();
  const { name } = route.useLoaderData();
  const actions = route.useRouteContext({ select: ({ taskActions }) => taskActions });
  return (
    <>
      <RecordHead
        title={name}
        number={id}
        facts={['Tasks']}
        actions={
          <LinkButton to="/customer/$id" params={{ id }} variant="default" size="sm">
            Open the customer
          </LinkButton>
        }
      />
      <CustomerTasks customerId={id} actions={actions} />
    </>
  );
}
