import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMenuQuery } from '#areas/menu/web/public.ts';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import classes from './admin-page.module.css';
import { administratorsQuery } from './agency-queries.ts';
import { texts } from './texts.ts';

/** What can be administered; someone who may not learns whom to ask. */
export function AdminPage() {
  const { whiteLabel } = useSession();
  const whyClosed = useWhyClosed('admin');
  return (
    <>
      <PageHead title={texts.admin.title} facts={[whiteLabel.agencyName]} />
      {whyClosed ? <WhomToAsk why={whyClosed} /> : <AdminCards />}
    </>
  );
}

function AdminCards() {
  const menu = useMenuQuery();
  if (!menu.data) return menu.errorUpdateCount > 0 ? <RetryProblem query={menu} /> : <Waiting height={400} />;
  const groups = Map.groupBy(menu.data.admin, ({ group }) => group);
  return (
    <div className={classes.groups}>
      {[...groups].map(([group, items]) => (
        <PageCard key={group} title={group}>
          <ul className={classes.screens}>
            {items.map(({ title, link, words }) => (
              <li key={link}>
                <TextLink to={link} fw={550}>
                  {title}
                </TextLink>
                <Text fz="sm" c="dimmed">
                  {words}
                </Text>
              </li>
            ))}
          </ul>
        </PageCard>
      ))}
    </div>
  );
}

function WhomToAsk({ why }: { why: string }) {
  const administrators = useQuery(administratorsQuery);
  return (
    <PageCard title={texts.admin.whoToAsk} maw={560}>
      <Text fz="sm" mb="sm">
        {texts.admin.administrators(why)}
      </Text>
      <RetryProblem query={administrators} />
      <ul>
        {administrators.data?.results.map(({ id, name, role, email }) => (
          <li key={id}>
            {name}, {role.toLowerCase()}: <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
