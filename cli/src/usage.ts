export const USAGE = `karavan <command>

  init <name>                       makes a remote in a folder of its own
  dev [--shell <address>]           shows the remote in this folder in a shell elsewhere; edits appear at once
  build                             builds it into dist
  check [--shell <address>]         builds it and checks what the server would check; with the address of a
                                    site, its first screens as well

  new-key > karavan.key             makes a team's key and tells its public half
  publish [folder …]                uploads builds (dist by default) and has them verified; with --live,
                                    gives each of them to everybody
  preview <package> <version>       makes a link that shows a staged release to whoever holds it
  promote <package> <version> --percent N | --live | --gradually
                                    gives it to a share of the visitors, or to all; 0 takes a canary back.
                                    Gradually: to ever more of them while it does well; --steps 1,5,25,50
                                    percent, each for --minutes 10 and --visits 100 at least
  rollback <package>                gives everybody the release before
  block <package> <version> --reason …
                                    takes a release out of use for good
  status [package]                  what visitors get, and what they could be given
  who <visitor>                     which releases a visitor gets, by the cookie 'visitor'
  log [package]                     who has released what

  --site <address>    the site; KARAVAN_SITE, or http://localhost:8080
  --key <file>        the team's key; KARAVAN_KEY, or karavan.key
  --channel <name>    stable by default
  --reason <text>     for the log
`;
