/** `npm run karavan -- <command>`: how teams release; see cli/. */
import '@karavan/cli/main';
