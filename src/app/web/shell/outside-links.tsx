import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useSession } from '#areas/session/web/public.ts';
import classes from './header.module.css';

/** What lies outside the product: the agency's own configuration says where. Without an address there is no link. */
export function OutsideLinks() {
  const { marketPlace, blog } = useSession().whiteLabel.links;
  const links = [
    { label: 'Market Place', href: marketPlace },
    { label: 'Blog', href: blog },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <>
      <span className={classes.links}>
        {links.map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noreferrer" className={classes.link}>
            {label}
          </a>
        ))}
      </span>
      <Menu position="bottom-end" shadow="none">
        <Menu.Target>
          <Tooltip label="More">
            <UnstyledButton className={`${classes.action} ${classes.more}`} aria-label="More">
              <IconDots size={18} stroke={1.7} aria-hidden />
            </UnstyledButton>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          {links.map(({ label, href }) => (
            <Menu.Item key={label} component="a" href={href} target="_blank" rel="noreferrer">
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
