/*
 * A native app of the smallest kind, for tests: a WebKitGTK window whose page finds
 * `webkit.messageHandlers.hem`, as it does in a WKWebView. It injects the flags at document start,
 * keeps what the page posts, and says to the page what it is told to over a control port on
 * 127.0.0.1. Run by WebKitWebDriver: gjs -m host.js --automation --control-port=N, and where they are wanted
 * --folder=PATH and --header=true
 */
import Gio from 'gi://Gio?version=2.0';
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import Soup from 'gi://Soup?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import system from 'system';

const option = (name) =>
  system.programArgs.find((each) => each.startsWith(`--${name}=`))?.split('=')[1];

Gtk.init(null);

/** What the page posted since it was last asked for. */
let posted = [];
let view;

const flagScript = new WebKit.UserScript(
  `try {
    localStorage.setItem('hem.flag.webView', 'true');
    localStorage.setItem('hem.flag.header', '${option('header') ?? false}');
  } catch {}`,
  WebKit.UserContentInjectedFrames.TOP_FRAME,
  WebKit.UserScriptInjectionTime.START,
  null,
  null,
);

function createView() {
  const content = new WebKit.UserContentManager();
  content.connect('script-message-received::hem', (_, result) => {
    const value = result.get_js_value();
    posted.push({ isString: value.is_string(), text: value.to_string() });
  });
  content.register_script_message_handler('hem');
  content.add_script(flagScript);
  view = new WebKit.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    user_content_manager: content,
  });
  // What docs/native-host.md asks for: the current address, not the front door.
  view.connect('web-process-terminated', () => view.reload());
  const window = new Gtk.Window({ default_width: 390, default_height: 844 });
  window.add(view);
  window.show_all();
  return view;
}

/** Where the web view keeps what stays between two starts of the app; without one it forgets. */
const folder = option('folder');
const context = folder
  ? new WebKit.WebContext({
      website_data_manager: new WebKit.WebsiteDataManager({
        base_data_directory: `${folder}/data`,
        base_cache_directory: `${folder}/cache`,
      }),
    })
  : WebKit.WebContext.new_ephemeral();
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', createView);
});

const control = new Soup.Server();
const reply = (message, value) => {
  message.set_status(200, null);
  message.set_response(
    'application/json',
    Soup.MemoryUse.COPY,
    new TextEncoder().encode(JSON.stringify(value)),
  );
};
/** GET: what the page posted. */
control.add_handler('/posted', (_, message) => {
  reply(message, posted);
  posted = [];
});
/** Ends the page's process, as the system does when it wants the memory. */
control.add_handler('/kill', (_, message) => {
  view.terminate_web_process();
  reply(message, {});
});
/** POST a script: evaluated in the page's own world, as evaluateJavaScript does. */
control.add_handler('/evaluate', (_, message) => {
  const script = new TextDecoder().decode(message.get_request_body().flatten().get_data());
  message.pause();
  view.evaluate_javascript(script, -1, null, null, null, (_view, result) => {
    try {
      reply(message, { value: view.evaluate_javascript_finish(result).to_string() });
    } catch (error) {
      reply(message, { error: String(error) });
    }
    message.unpause();
  });
});
const address = Gio.InetSocketAddress.new_from_string('127.0.0.1', Number(option('control-port')));
control.listen(address, 0);

new GLib.MainLoop(null, false).run();
