vcl 4.1;

# Varnish between nginx and the gateways: caches guests' pages for SHARED_CACHE_SECONDS, purged by surrogate keys.
# Debian: varnish, varnish-modules. Gateways: SHARED_CACHE_SECONDS=30 PAGE_PURGE_URL=http://127.0.0.1:6081/

import cookie;
import std;
import xkey;

backend gateway {
  .host = "127.0.0.1";
  .port = "4000";
}

# Addresses of the gateways.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(204));
  }
  if (req.http.Upgrade) {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Any cookie beside these may belong to a person: session, name, preview. Pages do not depend on pixel_click.
  cookie.parse(req.http.Cookie);
  set req.http.X-Page-Variant = cookie.get("theme") + "," + cookie.get("timeZone") + "," + cookie.get("tracking") + "," + cookie.get("hidden_banner") + "," + cookie.get("pixel");
  cookie.filter("theme,timeZone,geoConfiguration,jh_bucket,tracking,hidden_banner,pixel,pixel_click");
  if (cookie.get_string() != "") {
    return (pass);
  }
  return (hash);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_hash {
  hash_data(req.http.X-Page-Variant);
}

sub vcl_backend_response {
  # Only what the gateway gives to a shared cache. Everything else is asked for each time, and in parallel.
  if (beresp.http.Surrogate-Control !~ "^max-age=\d+" || beresp.http.Set-Cookie) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^max-age=(\d+).*", "\1s"), 0s);
  # No stale page after the planned change of a banner: the gateway then sends 0.
  set beresp.grace = std.duration(regsub(beresp.http.Surrogate-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
  # The header that the module reads.
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # The cookies that matter are in the hash.
  set beresp.http.Vary = regsuball(beresp.http.Vary, "(?i)cookie,? ?", "");
  if (beresp.http.Vary == "") {
    unset beresp.http.Vary;
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  set resp.http.Vary = "Cookie, Sec-GPC, DNT, Accept-Encoding";
}
