-- Whom to call next, in the order of the days.
CREATE INDEX leads_follow_up ON leads (master_id, follow_up_on, id);
