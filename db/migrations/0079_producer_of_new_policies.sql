-- Whether whoever writes a new policy is proposed as its producer; the agency decides.
ALTER TABLE agencies ADD COLUMN propose_producer boolean NOT NULL DEFAULT false;
GRANT UPDATE (propose_producer) ON agencies TO coverdesk_app;
